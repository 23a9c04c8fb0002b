import type { Clock } from "@rollcall/scim-core";
import { idPrefixes } from "../generated/service.js";
import type { Expectation, Store, Write } from "../model/store.js";
import { createCredentials } from "../rules/apps/credentials.js";
import { newWebhookSecret } from "../rules/apps/webhooks.js";
import type { Id, Ids } from "../values/ids.js";
import { createToken, plainSealer, type Sealer, standardPrefixes, type TokenPrefixes } from "../values/secrets.js";
import { fileSection, uploadSection, writeContents } from "./files.js";
import { organizationWrites } from "./organizations.js";
import type { AnySection, WorldContext, WorldIds, WriteContext } from "./section.js";
import { type AnyStoredSection, worldSections } from "./sections.js";
import { withInstallations } from "./with-installations.js";
import { createWorldContext, type World } from "./world.js";

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

/** Assigns an ID to every item. */
function createWorldIds({ items, names, organization }: WorldContext, ids: Ids): WorldIds {
  const all = new Map<string, readonly Id[]>();
  for (const section of worldSections as readonly AnySection[]) {
    const { named } = section;
    if (named === undefined) continue;
    const own: readonly { readonly id?: string }[] = items(section);
    all.set(
      named.subject,
      own.map((item) => item.id ?? ids.id(named.prefix(item))),
    );
  }
  const at = (subject: string, index: number): Id => {
    const id = all.get(subject)?.[index];
    if (id === undefined) throw new Error(`the world has no ${subject} ${index}`);
    return id;
  };
  const of = (subject: string, reference: string): Id => at(subject, names.lookup(subject, reference)[0] ?? -1);
  return {
    ...(organization && { organization: organization.id ?? ids.id(idPrefixes.organization) }),
    at,
    of,
    given: (id, prefix) => id ?? ids.id(prefix),
    workspace: (reference) =>
      reference === undefined ? at("workspace", names.defaultWorkspace) : of("workspace", reference),
  };
}
