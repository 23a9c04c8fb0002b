import { ArmNext } from "../src/journal/arm-next.js";
import { Attempts } from "../src/journal/attempts.js";
import { EntryDetail } from "../src/journal/entry-detail.js";
import { everything } from "../src/journal/entry-filter.js";
import { EntryHead, EntryRow } from "../src/journal/entry-row.js";
import { FilterBar } from "../src/journal/filter-bar.js";
import { JournalScreen } from "../src/journal/journal-screen.js";
import { Reference, Rule } from "../src/journal/reference.js";
import { Repeat } from "../src/journal/repeat.js";
import { attempted, nothing, refused } from "./given.js";
import type { Stories } from "./story.js";

export const hash = "#/default/journal";

export const stories: Stories = {
  ArmNext: () => <ArmNext entry={refused} />,
  Attempts: () => attempted.delivery && <Attempts entry={attempted} delivery={attempted.delivery} />,
  EntryDetail: () => <EntryDetail entry={refused} />,
  EntryHead: () => <EntryHead />,
  EntryRow: () => <EntryRow entry={refused} isOpen={false} />,
  FilterBar: () => <FilterBar filter={everything} shown={1} all={2} onChange={nothing} />,
  JournalScreen: () => <JournalScreen />,
  Reference: () => <Reference entry={refused} />,
  Repeat: () => <Repeat entry={refused} />,
  Rule: () => <Rule entry={refused} />,
};
