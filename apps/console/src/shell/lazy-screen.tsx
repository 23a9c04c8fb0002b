import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Empty } from "../parts/empty.js";

/** A screen whose code is loaded when it is first opened. */
export function lazyScreen(load: () => Promise<ComponentType>): ComponentType {
  const { screen, isMissing, open } = createLoading(load);
  return function Screen() {
    useEffect(open, []);
    const Loaded = screen.value;
    if (Loaded !== undefined) return <Loaded />;
    if (!isMissing.value) return <Empty title="Loading …" />;
    return (
      <Empty title="This screen cannot be loaded">
        The server cannot be reached.{" "}
        <button type="button" class="link" onClick={open}>
          Try again
        </button>
      </Empty>
    );
  };
}

interface Loading {
  readonly screen: ReadonlySignal<ComponentType | undefined>;
  readonly isMissing: ReadonlySignal<boolean>;
  open(): void;
}

function createLoading(load: () => Promise<ComponentType>): Loading {
  const screen = signal<ComponentType | undefined>(undefined);
  const isMissing = signal(false);
  return {
    screen,
    isMissing,
    open: () => {
      if (screen.value !== undefined) return;
      isMissing.value = false;
      load().then(
        (loaded) => {
          screen.value = loaded;
        },
        () => {
          isMissing.value = true;
        },
      );
    },
  };
}
