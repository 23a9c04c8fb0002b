import { CopyButton } from "../parts/copy-button.js";
import type { AppEnvironment } from "./app-state.js";
import { Secret } from "./secret.js";

/** Credentials by name. Public ones are shown at once. */
const names = {
  api_url: { text: "API address", isPublic: true },
  client_id: { text: "Client ID", isPublic: true },
  client_secret: { text: "Client secret", isPublic: false },
  signing_secret: { text: "Signing secret", isPublic: false },
  bot_token: { text: "Bot token", isPublic: false },
  user_token: { text: "User token", isPublic: false },
  app_token: { text: "App-level token", isPublic: false },
  webhook_url: { text: "Incoming webhook", isPublic: false },
} as const satisfies Partial<Record<keyof AppEnvironment, object>>;

/** The variables that a bot needs in its environment. */
export function Credentials({ environment }: { readonly environment: AppEnvironment }) {
  const known = (Object.keys(names) as (keyof typeof names)[]).flatMap((key) => {
    const value = environment[key];
    return value === undefined ? [] : [{ ...names[key], key, value }];
  });
  return (
    <section class="card-section">
      <header class="card-head">
        <h2>Credentials</h2>
        <CopyButton text={environment.text} label="Copy as .env" />
      </header>
      {environment.signing_secret === undefined && (
        <p class="muted">Its other credentials are made with its installation or its first app-level token.</p>
      )}
      <dl class="facts credentials">
        <dt>App ID</dt>
        <dd>
          <Secret label="App ID" text={environment.app_id} isPublic />
        </dd>
        {known.map(({ key, text, value, isPublic }) => (
          <>
            <dt key={`${key} name`}>{text}</dt>
            <dd key={key}>
              <Secret label={text} text={value} isPublic={isPublic} />
            </dd>
          </>
        ))}
      </dl>
    </section>
  );
}
