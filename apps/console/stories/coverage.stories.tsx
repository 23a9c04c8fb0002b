import { Codes } from "../src/coverage/codes.js";
import { CoverageBar } from "../src/coverage/coverage-bar.js";
import { CoverageDetail } from "../src/coverage/coverage-detail.js";
import { CoverageLine } from "../src/coverage/coverage-line.js";
import { CoverageScreen } from "../src/coverage/coverage-screen.js";
import { Totals } from "../src/coverage/totals.js";
import { useLive } from "../src/store/use-live.js";
import { nothing } from "./given.js";
import type { Stories } from "./story.js";

export const hash = "#/default/coverage";

const row = { name: "chat.postMessage", times: 3, codes: { met: 1, all: 4 } };

export const stories: Stories = {
  Codes: () => <Codes method="chat.postMessage" met={["channel_not_found"]} />,
  CoverageBar: () => (
    <CoverageBar part="methods" filter={{ words: "", show: "all" }} shown={1} all={2} onChange={nothing} />
  ),
  CoverageDetail: () => {
    const report = useLive("coverage.get", {}).answer;
    return report && <CoverageDetail part="methods" row={row} report={report} />;
  },
  CoverageLine: () => <CoverageLine part="methods" row={row} isOpen={false} />,
  CoverageScreen: () => <CoverageScreen />,
  Totals: () => {
    const report = useLive("coverage.get", {}).answer;
    return report && <Totals totals={report.totals} />;
  },
};
