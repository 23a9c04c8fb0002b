import { signInDefaults } from "../../generated/service.js";

/** Path of the page where people sign in to apps, below the site's address. */
export const signInPath: string = signInDefaults.authorizePath;

/** Path of the keys that verify identity tokens. */
export const signInKeysPath: string = signInDefaults.keysPath;

/** Path of the configuration for clients of OpenID Connect. */
export const openidConfigurationPath: string = signInDefaults.discoveryPath;
