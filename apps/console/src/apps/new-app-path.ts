/** In the address, in place of an app, for the form that creates one. Identifiers of apps are capitals. */
export const newAppPath = "new";
