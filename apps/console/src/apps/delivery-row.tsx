import { printSecond } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import { useOperation } from "../store/use-operation.js";
import type { Delivery } from "./app-state.js";
import { printWait } from "./print-wait.js";

interface DeliveryRowProps {
  readonly delivery: Delivery;
  /** Time of the world's clock, in milliseconds. */
  readonly now: number;
}

/** One delivery with its attempts. */
export function DeliveryRow({ delivery, now }: DeliveryRowProps) {
  const { route, worlds, hrefTo } = useStore();
  const { world } = route.value;
  const isFrozen = worlds.value.some(({ name, frozen }) => name === world && frozen);
  const { isBusy, run } = useOperation();
  const { event_id: id, event, at, state, attempts, app, next_at: nextAt, once } = delivery;
  const leftMs = nextAt === undefined ? 0 : Date.parse(nextAt) - now;
  return (
    <li class="delivery">
      <span class={`status ${state === "delivered" ? "ok" : state === "given_up" ? "failed" : "muted"}`}>
        {state.replace("_", " ")}
      </span>
      <code>{event}</code>
      <time class="muted">{printSecond(at)}</time>
      {nextAt !== undefined && <Countdown leftMs={leftMs} />}
      <span class="actions">
        {leftMs > 0 && isFrozen && (
          <button
            type="button"
            class="button small"
            disabled={isBusy}
            onClick={() => void run("clock.advance", { world, by: `${leftMs}ms` })}
          >
            Move the clock there
          </button>
        )}
        {once !== true && (
          <button
            type="button"
            class="button small"
            disabled={isBusy}
            onClick={() => void run("deliveries.resend", { event_id: id, app, world })}
          >
            Send again
          </button>
        )}
      </span>
      <ol class="attempts">
        {attempts.map(({ request_id: request, at: tried, delivery: attempt, status, duration_ms: ms }) => (
          <li key={request}>
            <a href={hrefTo({ screen: "journal", rest: [request] })}>
              {attempt?.attempt}. {attempt?.result.replace("_", " ")}
            </a>{" "}
            <span class="muted">
              {printSecond(tried)} · {status === 0 ? "no answer" : status} · {Math.round(ms)} ms
              {attempt?.reason !== undefined && <> · {attempt.reason}</>}
            </span>
          </li>
        ))}
      </ol>
    </li>
  );
}

function Countdown({ leftMs }: { readonly leftMs: number }) {
  if (leftMs <= 0) return <span class="muted">due now</span>;
  return <span class="countdown">next attempt in {printWait(leftMs)}</span>;
}
