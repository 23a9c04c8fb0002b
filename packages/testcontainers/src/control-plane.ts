/** One exchange of the journal: what a client asked, and what the server answered. */
export interface JournalEntry {
  readonly request_id: string;
  readonly method?: string;
  readonly route?: string;
  readonly status: number;
  readonly ok: boolean;
  readonly code?: string;
  readonly [key: string]: unknown;
}

/** The environment that an app needs to run. Only the values that the app has are set. */
export interface AppEnvironment {
  readonly appId: string;
  readonly name: string;
  /** Base URL of the Web API, with a trailing slash. */
  readonly apiUrl: string;
  readonly botToken?: string;
  readonly userToken?: string;
  readonly appToken?: string;
  readonly signingSecret?: string;
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly webhookUrl?: string;
  /** The values by the names of their variables. */
  readonly variables: Readonly<Record<string, string>>;
  /** The lines for its `.env` file. */
  readonly text: string;
}

/** The control plane of a server, over HTTP. */
export interface ControlPlane {
  /**
   * Calls an operation, such as `clock.advance` with `{ by: "1h" }`.
   * @returns the answer
   * @throws ControlError if the server refuses it
   */
  call(operation: string, sent?: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>>;
  /** The newest 1,000 exchanges that fit the filter, such as `{ ok: false }`. */
  journal(filter?: Readonly<Record<string, unknown>>): Promise<readonly JournalEntry[]>;
  /** Addresses, tokens and secrets of an app, by its name or identifier. */
  environment(app: string): Promise<AppEnvironment>;
  /** Returns the world to its state after the start. */
  reset(): Promise<void>;
}

/** An operation of the control plane that the server refused. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** The error code, such as `invalid_arguments`. */
  readonly code: string;

  constructor(operation: string, { error, detail, response_metadata: metadata }: Refusal) {
    super(`${operation}: ${[detail ?? error, ...(metadata?.messages ?? [])].join("\n")}`);
    this.code = error;
  }
}

/** The answer to an operation that was refused. */
interface Refusal {
  readonly ok: false;
  readonly error: string;
  readonly detail?: string;
  /** The problems of the arguments. */
  readonly response_metadata?: { readonly messages?: readonly string[] };
}

/** Creates a client of the control plane of the server at `url`. */
export function createControlPlane({ url, token }: { readonly url: string; readonly token: string }): ControlPlane {
  const headers = { "content-type": "application/json; charset=utf-8", authorization: `Bearer ${token}` };
  async function call(operation: string, sent: Readonly<Record<string, unknown>> = {}) {
    const init = { method: "POST", headers, body: JSON.stringify(sent) };
    const response = await fetch(`${url}/_rollcall/${operation}`, init);
    // Every answer of a control plane is one of these.
    const answer = (await response.json()) as Refusal | { readonly ok: true; readonly [key: string]: unknown };
    if (!answer.ok) throw new ControlError(operation, answer);
    return answer;
  }
  return {
    call,
    async journal(filter = {}) {
      const { entries } = await call("journal.list", { limit: 1000, ...filter });
      // The server checks its answers against the definition of the operation.
      return entries as readonly JournalEntry[];
    },
    async environment(app) {
      const { environment } = await call("apps.environment", { app });
      const members = Object.entries(environment as object).map(([name, value]) => [toCamelCase(name), value]);
      // The server checks its answers against the definition of the operation.
      return Object.fromEntries(members) as AppEnvironment;
    },
    reset: async () => void (await call("world.reset")),
  };
}

function toCamelCase(name: string): string {
  return name.replace(/_(.)/g, (_mark, letter: string) => letter.toUpperCase());
}
