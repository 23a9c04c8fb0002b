import { printSecond } from "../parts/print-time.js";
import { useStore } from "../store/store-context.js";
import type { AppDetails } from "./app-state.js";
import { InstallForm } from "./install-form.js";
import { UninstallButton } from "./uninstall-button.js";

/** The places where the app is installed, and the form that installs it. */
export function Installations({ details }: { readonly details: AppDetails }) {
  const { people } = useStore();
  const { installations, places } = details;
  const nameOf = (id: string) => people.byId.value.get(id)?.name ?? id;
  return (
    <section class="card-section">
      <h2>Installations</h2>
      {installations.length === 0 ? (
        <p class="muted">The app is not installed.</p>
      ) : (
        <ul class="rows">
          {installations.map(({ place, installer, at, bot }) => (
            <li key={place}>
              <strong>{places.find(({ id }) => id === place)?.name ?? place}</strong>
              <span class="muted">
                by {nameOf(installer)}, {printSecond(at)}
                {bot !== undefined && <>, with the bot {nameOf(bot)}</>}
              </span>
              <UninstallButton app={details.app} place={places.find(({ id }) => id === place)} />
            </li>
          ))}
        </ul>
      )}
      <InstallForm details={details} />
    </section>
  );
}
