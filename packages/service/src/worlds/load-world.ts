import type { Clock } from "@rollcall/scim-core";
import type { Expectation } from "../model/expectations.js";
import type { Store } from "../model/service-store.js";
import type { Write } from "../model/writes.js";
import { createCredentials } from "../rules/apps/credentials/create-credentials.js";
import { newWebhookSecret } from "../rules/apps/webhooks/new-webhook.js";
import type { Ids } from "../values/ids.js";
import { createToken } from "../values/secrets/create-token.js";
import { plainSealer, type Sealer } from "../values/secrets/sealer.js";
import { standardPrefixes, type TokenPrefixes } from "../values/secrets/token-prefixes.js";
import { createWorldContext } from "./create-world-context.js";
import { createWorldIds } from "./create-world-ids.js";
import { fileSection, uploadSection } from "./files.js";
import { writeContents } from "./files-writes.js";
import { organizationWrites } from "./organizations-writes.js";
import type { WriteContext } from "./section/write-context.js";
import { type AnyStoredSection, worldSections } from "./sections.js";
import { withInstallations } from "./with-installations.js";
import type { World } from "./world.js";

export interface LoadWorldOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Address of the site that people use, without a trailing slash. Profile links start with it. */
  readonly siteUrl: string;
  /** Seals the credentials of apps. Default: they are stored as they are. */
  readonly sealer?: Sealer;
  /** Prefixes of tokens that the file does not state. Default: those of the definitions. */
  readonly tokenPrefixes?: TokenPrefixes;
}

/**
 * Writes a checked world into an empty store, in one commit.
 * @throws Error if the store refuses it, which does not happen to a world without findings of `checkWorld`
 */
export async function loadWorld(store: Store, file: World, options: LoadWorldOptions): Promise<void> {
  const { ids, tokenPrefixes = standardPrefixes } = options;
  const installed = withInstallations(file, (kind) => createToken(kind, { ids, prefixes: tokenPrefixes }));
  const world = createWorldContext(installed.world);
  const context: WriteContext = {
    ...world,
    ids: createWorldIds(world, ids),
    nowMs: options.clock.now().getTime(),
    siteUrl: options.siteUrl,
    sealer: options.sealer ?? plainSealer,
    newCredentials: () => createCredentials(ids),
    newWebhookSecret: () => newWebhookSecret(ids),
  };
  const sections: readonly AnyStoredSection[] = worldSections;
  const writes = [
    ...organizationWrites(context),
    ...sections.flatMap((section) => section.toWrites(world.items(section), context)),
  ];
  await writeContents([...world.items(fileSection), ...world.items(uploadSection)], store, context.nowMs);
  const committed = await store.commit({ expect: writes.flatMap(expectNew), writes });
  if (!committed.ok) throw new Error(`the store refused the world: ${JSON.stringify(committed.failed)}`);
}

/** A new user: the store inserts it without looking for the user it would replace. */
function expectNew(write: Write): readonly Expectation[] {
  if (write.kind !== "put" || write.document !== "user") return [];
  return [{ kind: "version", document: "user", key: { id: write.value.id }, version: 0 }];
}
