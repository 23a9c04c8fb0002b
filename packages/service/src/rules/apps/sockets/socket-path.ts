import { appDefaults } from "../../../generated/service.js";

/** Path at which apps open sockets, below the site's address. */
export const socketPath: string = appDefaults.socketPath;
