import type { FilesSharedPublicURLArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { File } from "../../model/file.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import type { Ids } from "../../values/ids.js";
import { changePublicUrl } from "./public-url.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["files.sharedPublicURL"]>;
type Context = MethodContext<WebapiCaller>;

/** Dependencies of `files.sharedPublicURL`. */
interface ShareOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly siteUrl: string;
}

/** Lets everyone read a file by its public address. */
export function createSharePublicUrl({ store, ids, siteUrl }: ShareOptions) {
  return (sent: FilesSharedPublicURLArguments, { caller }: Context): Promise<Outcome> =>
    changePublicUrl({
      id: sent.file,
      caller,
      store,
      siteUrl,
      refuse: (file) => refusePublic(file, store),
      change: (file) =>
        file.sharedPublicly === true
          ? file
          : { ...file, sharedPublicly: true, publicSecret: file.publicSecret ?? ids.secret(5) },
    });
}

async function refusePublic({ workspaceId, name }: File, { organizations }: Pick<Store, "organizations">) {
  const workspace = await organizations.workspace(workspaceId);
  const { publicUrls, blockedTypes = [] } = workspace?.fileRules ?? {};
  if (publicUrls === "off" || workspace?.plan === "free") {
    return refuse("not_allowed", workspaceId, "a workspace that allows public addresses");
  }
  const isBlocked = blockedTypes.some((type) => name.toLowerCase().endsWith(`.${type}`));
  return isBlocked
    ? refuse("public_file_type_not_allowed", name, `a name without the extension ${blockedTypes.join(", ")}`)
    : undefined;
}
