import type { ComponentChild } from "preact";
import { FaultsScreen } from "../faults/faults-screen.js";
import { JournalScreen } from "../journal/journal-screen.js";
import { Empty } from "../parts/empty.js";
import { Notes } from "../parts/notes.js";
import { useStore } from "../store/store-context.js";
import { WorkspaceScreen } from "../workspace/workspace-screen.js";
import { WorldsScreen } from "../worlds/worlds-screen.js";
import { Confirm } from "./confirm.js";
import { lazyScreen } from "./lazy-screen.js";
import { Rail } from "./rail.js";
import type { Screen } from "./route.js";
import { TopBar } from "./top-bar.js";

/** Leads to the page that asks for the control token: a server that was started again no longer knows the browser. */
export function Unlock() {
  return (
    <main class="plain unlock">
      <h1>Rollcall</h1>
      <p>The server wants its control token again.</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        Continue
      </button>
    </main>
  );
}

const AppsScreen = lazyScreen(async () => (await import("../apps/apps-screen.js")).AppsScreen);
const CoverageScreen = lazyScreen(async () => (await import("../coverage/coverage-screen.js")).CoverageScreen);
const AnalyticsScreen = lazyScreen(async () => (await import("../analytics/analytics-screen.js")).AnalyticsScreen);
const DocumentsScreen = lazyScreen(async () => (await import("../documents/documents-screen.js")).DocumentsScreen);
const DirectoryScreen = lazyScreen(async () => (await import("../directory/directory-screen.js")).DirectoryScreen);

/** Says that the world of the address does not exist, and leads to those that do. */
function NoWorld() {
  const { worlds, route } = useStore();
  const { world, screen } = route.value;
  return (
    <Empty title={`There is no world ${world}`}>
      It was removed, or never was.{" "}
      {worlds.value.slice(0, 5).map(({ name }) => (
        <a key={name} class="button small" href={`#/${name}/${screen}`}>
          Open {name}
        </a>
      ))}
    </Empty>
  );
}

/** The console. */
export function App() {
  const { isLocked, isMissing, route } = useStore();
  if (isLocked.value) return <Unlock />;
  return (
    <div class="shell">
      <TopBar />
      <Rail />
      <main class="screen">
        {isMissing.value && route.value.screen !== "worlds" ? <NoWorld /> : draw(route.value.screen)}
      </main>
      <Confirm />
      <Notes />
    </div>
  );
}

function draw(screen: Screen): ComponentChild {
  switch (screen) {
    case "workspace":
      return <WorkspaceScreen />;
    case "journal":
      return <JournalScreen />;
    case "apps":
      return <AppsScreen />;
    case "directory":
      return <DirectoryScreen />;
    case "documents":
      return <DocumentsScreen />;
    case "analytics":
      return <AnalyticsScreen />;
    case "faults":
      return <FaultsScreen />;
    case "worlds":
      return <WorldsScreen />;
    case "coverage":
      return <CoverageScreen />;
  }
}
