import { once } from "node:events";
import { createServer } from "node:http";
import { createApp } from "../../src/create-app.js";
import { scim } from "../../src/generated/directory/scim/index.js";
import { createScimClient, type ScimClient } from "./scim-client.js";
import { stores } from "./stores.js";

type StoreName = keyof typeof stores;

/** The names of the tested stores. */
export const storeNames = Object.keys(stores) as StoreName[]; // It has no other keys.

/** Options of the service in a test. */
export interface ServeOptions {
  /** Default: SQLite. */
  readonly store?: StoreName;
  /** Accepts only what the RFCs allow. */
  readonly isStrict?: boolean;
  /** Capabilities that override those of the definitions. */
  readonly capabilities?: Partial<Capabilities>;
}

type Version = NonNullable<(typeof scim.versions)["2.0"]>;
type Capabilities = Version["capabilities"];

/** A running service. */
interface RunningService {
  /** Base URL of the version. */
  readonly url: string;
  /** @throws AggregateError if the service reported errors */
  readonly close: () => Promise<void>;
}

/** Starts the service in Express on a socket. */
export async function startService({
  store = "SQLite",
  isStrict = false,
  capabilities = {},
}: ServeOptions): Promise<RunningService> {
  const errors: unknown[] = [];
  const app = createApp({
    backends: stores[store](),
    tokens: new Map([
      ["secret", { userName: "admin" }],
      ["other", { userName: "nobody" }],
    ]),
    cursorSecret: "a secret of the tests that is long enough",
    definition: withCapabilities({ ...(isStrict && { lenient: false }), ...capabilities }),
    onError: (error) => errors.push(error),
  });
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/scim/v2`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      if (errors.length > 0) throw new AggregateError(errors, "The service reported errors.");
    },
  };
}

/** Runs a test against the service, and closes the server afterwards. */
export async function serve(options: ServeOptions, body: (client: ScimClient) => Promise<void>): Promise<void> {
  const { url, close } = await startService(options);
  try {
    await body(createScimClient(url));
  } catch (error) {
    await close().catch(() => undefined); // The error of the test explains more.
    throw error;
  }
  await close();
}

/** Creates a definition set with other capabilities. */
function withCapabilities(own: Partial<Capabilities>): typeof scim {
  const version = scim.versions["2.0"];
  if (version === undefined) throw new Error("The set has no version 2.0.");
  return { ...scim, versions: { "2.0": { ...version, capabilities: { ...version.capabilities, ...own } } } };
}
