import { type Signal, signal } from "@preact/signals";

/** Colors of the page. `auto` follows the system. */
export type Theme = "auto" | "light" | "dark";

const key = "rollcall-theme";

/** The colors that were picked last, as an attribute of the page. */
export function createTheme(): { readonly theme: Signal<Theme>; pick(theme: Theme): void } {
  const stored = localStorage.getItem(key);
  const theme = signal<Theme>(stored === "light" || stored === "dark" ? stored : "auto");
  const show = () => {
    document.documentElement.dataset["theme"] = theme.value;
  };
  show();
  return {
    theme,
    pick: (picked) => {
      theme.value = picked;
      localStorage.setItem(key, picked);
      show();
    },
  };
}
