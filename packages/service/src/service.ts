import type { CommonCode, MethodFacts, Methods } from "@rollcall/api/webapi";
import type { MethodHandlerOptions, MethodHandlers, MethodMiddleware } from "@rollcall/webapi-core";
import type { Hooks } from "./create-hooks.js";
import type { ScimService } from "./create-scim.js";
import type { WebapiCaller } from "./model/caller.js";
import type { OpenDownload } from "./rules/files/open-download.js";
import type { ReceiveUpload } from "./rules/files/uploads.js";
import type { Installs } from "./rules/installs/create-installs.js";
import type { OpenExport, OpenListFile } from "./rules/lists/exports/open-list-file.js";
import type { Openid } from "./rules/sign-in/openid.js";

/** The service's behavior, in the form that the two engines take. */
export interface Service {
  /** Loads what the engine of SCIM takes. A process that serves no SCIM loads none of it. */
  readonly scim: () => Promise<ScimService>;
  readonly webapi: {
    readonly handlers: MethodHandlers<Methods, WebapiCaller>;
    readonly authenticate: MethodHandlerOptions<Methods, CommonCode, WebapiCaller>["authenticate"];
    /** Middleware of the service, outermost first. Yours goes outside of it. */
    readonly middleware: readonly MethodMiddleware<WebapiCaller, MethodFacts>[];
  };
  /** Loads the hooks: incoming webhooks and the addresses at which apps answer acts. */
  readonly hooks: () => Promise<Hooks>;
  /** Loads what the pages on which people install apps need. */
  readonly installs: () => Promise<Installs>;
  /** Loads what clients of OpenID Connect read. */
  readonly openid: () => Promise<Openid>;
  /** Opens List exports for callers who could have started them. */
  readonly openExport: OpenExport;
  /** Opens the rows of Lists, and their exports, for callers who can read the List. */
  readonly openListFile: OpenListFile;
  /** Opens contents of files for callers who see them. */
  readonly openDownload: OpenDownload;
  /** Takes the bytes of uploads. */
  readonly receiveUpload: ReceiveUpload;
}
