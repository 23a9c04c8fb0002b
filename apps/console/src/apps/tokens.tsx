import { useStore } from "../store/store-context.js";
import { useWorldNow } from "../store/use-world-now.js";
import type { AppDetails } from "./app-state.js";
import { printWait } from "./print-wait.js";
import { printInstant } from "./receives.js";
import { Secret } from "./secret.js";

/** The tokens of the app that can be used, with what they allow and when they end. */
export function Tokens({ details: { tokens, places } }: { readonly details: AppDetails }) {
  const { people } = useStore();
  const now = useWorldNow();
  if (tokens.length === 0) return null;
  return (
    <section class="card-section">
      <h2>Tokens</h2>
      <ul class="rows tokens">
        {tokens.map(({ kind, token, user, scopes, place, created, expires }, index) => (
          <li key={`${kind} ${created} ${token ?? index}`}>
            <span class="badge">{kind}</span>
            {token === undefined ? (
              <span class="muted">cannot be shown again</span>
            ) : (
              <Secret label={`${kind} token`} text={token} />
            )}
            <span class="muted">
              {user !== undefined && <>as {people.byId.value.get(user)?.name ?? user}, </>}
              in {places.find(({ id }) => id === place)?.name ?? place}, made {printInstant(created)},{" "}
              {expires === undefined ? "never expires" : printExpiry(expires, now)}
            </span>
            <span class="chips">
              {scopes.map((scope) => (
                <code key={scope}>{scope}</code>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function printExpiry(expires: string, now: number): string {
  const leftMs = Date.parse(expires) - now;
  return leftMs <= 0 ? `expired ${printInstant(expires)}` : `expires in ${printWait(leftMs)}`;
}
