/** Path of the control plane, as its definitions say. A test compares them, so that routing need not load them. */
export const controlMount = "/_rollcall";
