import { useEffect } from "preact/hooks";
import { Notes } from "../src/parts/notes.js";
import { Unlock } from "../src/shell/app.js";
import { Rail } from "../src/shell/rail.js";
import { TopBar } from "../src/shell/top-bar.js";
import { useStore } from "../src/store/store-context.js";
import type { Stories } from "./story.js";

export const stories: Stories = {
  Notes: () => {
    const { notes } = useStore();
    useEffect(() => notes.add("info", "Copied."), []);
    return <Notes />;
  },
  Rail: () => <Rail />,
  TopBar: () => <TopBar />,
  Unlock: () => <Unlock />,
};
