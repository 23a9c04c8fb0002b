import type { App } from "@rollcall/service/store";
import { createSqliteStore } from "../sqlite/create-sqlite-store.js";

/**
 * The program of the durability test. Commits apps to the given file, several at a time, and prints the ID of each as
 * soon as its commit is acknowledged. Runs until it is killed.
 */
async function commitUntilKilled(file: string, round: string): Promise<never> {
  const store = createSqliteStore({ file });
  for (let count = 0; ; count += 1) {
    const apps = Array.from({ length: (count % 5) + 1 }, (_, at) => appOf(`A${round}x${count}x${at}`));
    await Promise.all(
      apps.map(async (app) => {
        const committed = await store.commit({ expect: [], writes: [{ kind: "put", document: "app", value: app }] });
        if (committed.ok) process.stdout.write(`${app.id}\n`);
      }),
    );
  }
}

function appOf(id: string): App {
  return {
    id,
    version: 1,
    created: "2026-01-01T00:00:00.000Z",
    name: id,
    ownerId: "T1",
    generation: "granular",
    collaboratorIds: [],
    deleted: false,
    manifest: {},
  };
}

await commitUntilKilled(process.argv[2] ?? "", process.argv[3] ?? "");
