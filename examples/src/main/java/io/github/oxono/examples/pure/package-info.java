/** An implementation of the rules whose states never change; its test shows how the test kit checks one. */
package io.github.oxono.examples.pure;
