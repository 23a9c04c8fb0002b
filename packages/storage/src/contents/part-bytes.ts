/** Size of every part but the last one of a content in parts. Part 0 begins with the first byte. */
export const partBytes = 262_144;
