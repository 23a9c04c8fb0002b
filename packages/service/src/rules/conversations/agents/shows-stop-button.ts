import { agentSessionDefaults } from "../../../generated/service.js";
import type { AgentStatus } from "../../../model/agent-session.js";
import type { App } from "../../../model/app.js";
import { memberAt } from "../../../values/member-at.js";

/** Whether people can stop an agent: while it is processing, if its app's manifest subscribes to the stop event. */
export function showsStopButton(app: Pick<App, "manifest">, status: AgentStatus): boolean {
  return status === "processing" && subscribesToStops(app);
}

/** Whether an app subscribes to the event of a stopped session. */
export function subscribesToStops({ manifest }: Pick<App, "manifest">): boolean {
  const events = memberAt(manifest, ["settings", "event_subscriptions", "bot_events"]);
  return Array.isArray(events) && events.includes(agentSessionDefaults.stopEvent);
}
