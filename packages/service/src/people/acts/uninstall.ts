import { apps } from "../../model/app.js";
import { hasVersion } from "../../model/port/document.js";
import { installedTokens, uninstallApp } from "../../rules/apps/installing/uninstall-app.js";
import { isAdministrator, roleIn } from "../../rules/directory/role.js";
import { type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { type ActOutcome, cannot, type Person } from "../act.js";
import { findInstallableApp } from "../find-app.js";
import { findTarget } from "../find-target.js";

/** The app that a person uninstalls, and the place. */
interface Uninstalling {
  /** Name or identifier of the app. */
  readonly app: string;
  /** Whether it is uninstalled from the organization. Default: from the workspace. */
  readonly organization?: boolean;
}

type Uninstalled = ActOutcome<{ readonly app: Id }>;

/** Uninstalls an app that the person has installed, or any as an administrator. */
export async function uninstall(sent: Uninstalling, person: Person): Promise<Uninstalled> {
  const named = await findInstallableApp(sent.app, person);
  if (!named.ok) return named;
  const found = findTarget(sent.organization === true, person);
  if (!found.ok) return found;
  const { app } = named;
  const { target } = found;
  const { store, user, clock } = person;
  return decide<Uninstalled>(store, async (): Promise<Decision<Uninstalled>> => {
    const installed = (await installedTokens(app.id, store)).filter(
      ({ installation }) => installation.target.id === target.id,
    );
    if (installed.length === 0) return { kind: "answer", answer: cannot(`${app.name} is not installed there.`) };
    const isTheirs = installed.some(({ installation }) => installation.installerId === user.id);
    if (!isTheirs && !isAdministrator(roleIn(user, target))) {
      const answer = cannot(`Only administrators and the person who installed ${app.name} uninstall it.`);
      return { kind: "answer", answer };
    }
    const nowMs = clock.now().getTime();
    const { expect, writes } = await uninstallApp({ appId: app.id, targetIds: [target.id], nowMs }, store);
    return {
      kind: "commit",
      batch: { expect: [hasVersion(apps, { id: app.id }, app.version), ...expect], writes },
      answer: () => ({ ok: true, app: app.id }),
    };
  });
}
