import { objectsAt, textAt } from "../json.js";
import { printSecond } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import { useOperation } from "../store/use-operation.js";
import type { AppDetails } from "./app-state.js";

/** The transport of the app's events, their names, and its commands and shortcuts. */
export function Receives({ details: { app, manifest, sockets, created } }: { readonly details: AppDetails }) {
  const { world } = useStore().route.value;
  const { isBusy, run } = useOperation();
  const { switched_off_at: off, handshake_error: error } = app;
  return (
    <section class="card-section">
      <h2>Receives</h2>
      {off !== undefined && (
        <p class="problem">
          <span>Its subscriptions were switched off at {printSecond(off)}, because too many deliveries failed.</span>
          <button
            type="button"
            class="button small"
            disabled={isBusy}
            onClick={() => void run("apps.switchOn", { app: app.id, world })}
          >
            Switch on again
          </button>
        </p>
      )}
      <dl class="facts">
        <dt>Created</dt>
        <dd>{printSecond(created)}</dd>
        {app.socket_mode ? (
          <>
            <dt>Sockets</dt>
            <dd>{sockets === 0 ? "none is open" : sockets === 1 ? "1 is open" : `${sockets} are open`}</dd>
          </>
        ) : (
          <>
            <dt>Address</dt>
            <dd>{app.request_url === undefined ? "none" : <code>{app.request_url}</code>}</dd>
          </>
        )}
        {app.request_url !== undefined && !app.socket_mode && (
          <>
            <dt>Handshake</dt>
            <dd class={app.verified ? "status ok" : "status failed"}>
              {app.verified ? "passed" : (error ?? "not made yet")}
            </dd>
          </>
        )}
        <dt>Events of the bot</dt>
        <dd>
          <Names names={app.bot_events} />
        </dd>
        <dt>Events of users</dt>
        <dd>
          <Names names={app.user_events} />
        </dd>
        <dt>Commands</dt>
        <dd>
          <Names names={objectsAt(manifest, "features", "slash_commands").map((each) => textAt(each, "command"))} />
        </dd>
        <dt>Shortcuts</dt>
        <dd>
          <Names names={objectsAt(manifest, "features", "shortcuts").map((each) => textAt(each, "name"))} />
        </dd>
      </dl>
    </section>
  );
}

function Names({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return <span class="muted">none</span>;
  return (
    <span class="chips">
      {names.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </span>
  );
}
