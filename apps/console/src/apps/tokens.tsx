import { useSignal } from "@preact/signals";
import { printSecond } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import { useOperation } from "../store/use-operation.js";
import { useWorldNow } from "../store/use-world-now.js";
import type { App, AppDetails } from "./app-state.js";
import { printWait } from "./print-wait.js";
import { Secret } from "./secret.js";

/** The tokens of the app that can be used, with what they allow and when they end, and a form for app-level tokens. */
export function Tokens({ details: { app, tokens, places } }: { readonly details: AppDetails }) {
  const { people } = useStore();
  const now = useWorldNow();
  return (
    <section class="card-section">
      <header class="card-head">
        <h2>Tokens</h2>
        <NewToken app={app} />
      </header>
      {tokens.length === 0 && <p class="muted">The app has no tokens.</p>}
      <ul class="rows tokens">
        {tokens.map(({ kind, name, token, user, scopes, place, created, expires }, index) => (
          <li key={`${kind} ${created} ${token ?? index}`}>
            <span class="badge">{kind}</span>
            {name !== undefined && <b>{name}</b>}
            {token === undefined ? (
              <span class="muted">cannot be shown again</span>
            ) : (
              <Secret label={`${kind} token`} text={token} />
            )}
            <span class="muted">
              {user !== undefined && <>as {people.byId.value.get(user)?.name ?? user}, </>}
              in {places.find(({ id }) => id === place)?.name ?? place}, made {printSecond(created)},{" "}
              {expires === undefined ? "never expires" : printExpiry(expires, now)}
            </span>
            <span class="chips">
              {scopes.map((scope) => (
                <code key={scope}>{scope}</code>
              ))}
            </span>
            {kind === "app" && <RevokeToken app={app} named={name ?? token} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Makes an app-level token. The app need not be installed. */
function NewToken({ app }: { readonly app: App }) {
  const { world } = useStore().route.value;
  const { isBusy, run } = useOperation();
  const name = useSignal("");
  const create = async () => {
    const named = name.value.trim();
    const made = await run("apps.tokens.create", { app: app.id, ...(named && { name: named }), world });
    if (made !== undefined) name.value = "";
  };
  return (
    <form
      class="actions"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <input
        class="field small"
        type="text"
        aria-label="Name of the app-level token"
        placeholder="Name: default"
        value={name.value}
        onInput={({ currentTarget: { value } }) => {
          name.value = value;
        }}
      />
      <button type="submit" class="button small" disabled={isBusy}>
        Make an app-level token
      </button>
    </form>
  );
}

interface RevokeProps {
  readonly app: App;
  /** Name or text of the token. A token with neither cannot be revoked here. */
  readonly named: string | undefined;
}

function RevokeToken({ app, named }: RevokeProps) {
  const { route, confirm } = useStore();
  const { world } = route.value;
  const { isBusy, run } = useOperation();
  if (named === undefined) return null;
  const revoke = async () => {
    const isSure = await confirm({
      title: { text: "Revoke the token?" },
      text: { type: "plain_text", text: `${app.name} can no longer open sockets with it.` },
      confirm: { text: "Revoke" },
      deny: { text: "Cancel" },
      style: "danger",
    });
    if (isSure) await run("apps.tokens.revoke", { app: app.id, token: named, world });
  };
  return (
    <button type="button" class="button small danger" disabled={isBusy} onClick={() => void revoke()}>
      Revoke
    </button>
  );
}

function printExpiry(expires: string, now: number): string {
  const leftMs = Date.parse(expires) - now;
  return leftMs <= 0 ? `expired ${printSecond(expires)}` : `expires in ${printWait(leftMs)}`;
}
