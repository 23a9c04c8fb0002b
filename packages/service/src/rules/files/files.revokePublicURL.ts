import type { FilesRevokePublicURLArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { File } from "../../model/file.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Ids } from "../../values/ids.js";
import { changePublicUrl } from "./public-url.js";

type Outcome = MethodOutcome<Methods["files.revokePublicURL"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `files.revokePublicURL`. */
interface RevokeOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly siteUrl: string;
}

/** Ends the public address of a file. A later public address is different. */
export function createRevokePublicUrl({ store, ids, siteUrl }: RevokeOptions) {
  return (sent: FilesRevokePublicURLArguments, { caller }: Context): Promise<Outcome> =>
    changePublicUrl<never>({
      id: sent.file,
      caller,
      store,
      siteUrl,
      refuse: async () => undefined,
      change: (file) => (file.sharedPublicly === true ? revoked(file, ids) : file),
    });
}

function revoked({ sharedPublicly: _shared, ...file }: File, ids: Ids): File {
  return { ...file, publicSecret: ids.secret(5) };
}
