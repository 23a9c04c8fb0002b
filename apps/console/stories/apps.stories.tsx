import { ActorPicker } from "../src/apps/actor-picker.js";
import { AppDetail } from "../src/apps/app-detail.js";
import { AppList } from "../src/apps/app-list.js";
import { AppState } from "../src/apps/app-state.js";
import { AppsScreen } from "../src/apps/apps-screen.js";
import { Credentials } from "../src/apps/credentials.js";
import { Deliveries } from "../src/apps/deliveries.js";
import { DeliveryRow } from "../src/apps/delivery-row.js";
import { FindingList } from "../src/apps/finding-list.js";
import { InstallForm } from "../src/apps/install-form.js";
import { Installations } from "../src/apps/installations.js";
import { ManifestEditor } from "../src/apps/manifest-editor.js";
import { ManifestSection } from "../src/apps/manifest-section.js";
import { NewApp } from "../src/apps/new-app.js";
import { Receives } from "../src/apps/receives.js";
import { Secret } from "../src/apps/secret.js";
import { Tokens } from "../src/apps/tokens.js";
import { UninstallButton } from "../src/apps/uninstall-button.js";
import { useLive } from "../src/store/use-live.js";
import { attempted, GivenApp, nothing } from "./given.js";
import type { Stories } from "./story.js";

export const hash = "#/default/apps";

const { at } = attempted;
const delivery = {
  ...{ event_id: "Ev1", event: "message", app: "A1", at, state: "waiting" as const },
  next_at: "2026-06-01T12:01:00.000Z",
  attempts: [attempted],
};
const findings = [{ line: 2, column: 3, message: "expected a name" }];
const editing = { isBusy: false, onText: nothing, onDone: nothing, onCancel: nothing };

export const stories: Stories = {
  ActorPicker: () => <ActorPicker label="As" actor="operator" onPick={nothing} />,
  AppDetail: () => <GivenApp>{({ app }) => <AppDetail id={app.id} />}</GivenApp>,
  AppList: () => <GivenApp>{({ app }) => <AppList apps={[app]} problem="" openId={undefined} />}</GivenApp>,
  AppState: () => <GivenApp>{({ app }) => <AppState app={app} />}</GivenApp>,
  AppsScreen: () => <AppsScreen />,
  Credentials: () => <GivenApp>{({ app }) => <CredentialsOf app={app.id} />}</GivenApp>,
  Deliveries: () => <GivenApp>{({ app }) => <Deliveries appId={app.id} />}</GivenApp>,
  DeliveryRow: () => (
    <ul>
      <DeliveryRow delivery={delivery} now={Date.parse(at)} />
    </ul>
  ),
  FindingList: () => <FindingList findings={findings} isChecked onPick={nothing} />,
  InstallForm: () => <GivenApp>{(details) => <InstallForm details={details} />}</GivenApp>,
  Installations: () => <GivenApp>{(details) => <Installations details={details} />}</GivenApp>,
  ManifestEditor: () => <ManifestEditor {...editing} text={'{ "display_information": {} }'} button="Create" />,
  ManifestSection: () => (
    <GivenApp>{({ app, manifest }) => manifest && <ManifestSection app={app} manifest={manifest} />}</GivenApp>
  ),
  NewApp: () => <NewApp />,
  Receives: () => <GivenApp>{(details) => <Receives details={details} />}</GivenApp>,
  Secret: () => <Secret label="Signing secret" text="8f742231" />,
  Tokens: () => <GivenApp>{(details) => <Tokens details={details} />}</GivenApp>,
  UninstallButton: () => <GivenApp>{({ app, places }) => <UninstallButton app={app} place={places[0]} />}</GivenApp>,
};

function CredentialsOf({ app }: { readonly app: string }) {
  const environment = useLive("apps.environment", { app, world: "default" }).answer?.environment;
  return environment && <Credentials environment={environment} />;
}
