/** When the first job of the demo world is due, as Unix time in milliseconds. A test compares it with the world. */
export const demoDueMs = Date.parse("2099-12-31T00:00:00Z");
