import type { Methods } from "@rollcall/double";

type TotalsOf = Methods["coverage.get"]["response"]["totals"];

const names: Readonly<Record<keyof TotalsOf, string>> = {
  methods: "Methods",
  arguments: "Arguments",
  codes: "Codes",
  routes: "SCIM routes",
  scim_codes: "SCIM codes",
  events: "Events",
  acts: "Acts",
};

/** The exercised share of each part. */
export function Totals({ totals }: { readonly totals: TotalsOf }) {
  return (
    <ul class="totals" aria-label="Totals">
      {(Object.keys(names) as (keyof TotalsOf)[]).map((part) => {
        const { seen, declared } = totals[part];
        return (
          <li key={part}>
            <span class="totals-name">{names[part]}</span>
            <span class="totals-count">
              {seen} <span class="muted">of {declared}</span>
            </span>
            <progress max={Math.max(declared, 1)} value={seen} aria-label={names[part]} />
          </li>
        );
      })}
    </ul>
  );
}
