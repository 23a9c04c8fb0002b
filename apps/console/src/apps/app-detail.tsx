import { Empty } from "../parts/empty.js";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { AppState } from "./app-state.js";
import { Credentials } from "./credentials.js";
import { Deliveries } from "./deliveries.js";
import { Installations } from "./installations.js";
import { ManifestSection } from "./manifest-section.js";
import { Receives } from "./receives.js";
import { Tokens } from "./tokens.js";

/** An app in full. */
export function AppDetail({ id }: { readonly id: string }) {
  const { route, hrefTo } = useStore();
  const { world } = route.value;
  const { answer, problem } = useLive("apps.get", { app: id, world });
  const { answer: kept } = useLive("apps.environment", { app: id, world });
  if (answer === undefined) return <Empty title={problem === "" ? "Loading …" : problem} />;
  const { app } = answer;
  return (
    <>
      <header class="pane-head">
        <a class="icon-button only-narrow" href={hrefTo({ rest: [] })} aria-label="All apps">
          <Icon name="back" />
        </a>
        <h2>{app.name}</h2>
        <AppState app={app} />
      </header>
      <div class="page">
        {problem !== "" && <p class="problem">{problem}</p>}
        <Receives details={answer} />
        {kept !== undefined && <Credentials environment={kept.environment} />}
        <Installations details={answer} />
        <Tokens details={answer} />
        <Deliveries appId={app.id} />
        <ManifestSection key={app.id} app={app} manifest={answer.manifest} />
      </div>
    </>
  );
}
