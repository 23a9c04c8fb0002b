import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";

interface AppNoticeProps {
  /** Identifier of an app. */
  readonly app: string;
}

/** Says why an app does not answer: no process of it listens, or it subscribes to nothing. */
export function AppNotice({ app }: AppNoticeProps) {
  const { route, hrefTo } = useStore();
  const { answer } = useLive("apps.get", { app, world: route.value.world });
  const reason = answer === undefined ? undefined : reasonOf(answer);
  if (answer === undefined || reason === undefined) return null;
  return (
    <p class="notice app-notice">
      {reason}{" "}
      <a href={hrefTo({ screen: "apps", rest: [app] })}>
        How to connect it<span class="hidden"> to {answer.app.name}</span>
      </a>
    </p>
  );
}

type Described = NonNullable<ReturnType<typeof useLive<"apps.get">>["answer"]>;

function reasonOf({ app, sockets }: Described): string | undefined {
  const { name, request_url: url, verified, handshake_error: error, switched_off_at: off } = app;
  if (off !== undefined) return `The subscriptions of ${name} are switched off, because too many deliveries failed.`;
  if (app.socket_mode) {
    return sockets > 0
      ? undefined
      : `No process of ${name} is connected; messages wait for one until their retries end.`;
  }
  if (url === undefined) return `${name} has no address and no socket for events, so no process of it hears you.`;
  return verified || error === undefined ? undefined : `No process of ${name} answers at ${url}: ${error}`;
}
