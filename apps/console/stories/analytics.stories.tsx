import { AnalyticsScreen } from "../src/analytics/analytics-screen.js";
import { CountsTable } from "../src/analytics/counts-table.js";
import { groupByDay } from "../src/analytics/group-by-day.js";
import { message } from "./given.js";
import type { Stories } from "./story.js";

export const hash = "#/default/analytics";

const days = groupByDay([
  {
    timestamp: message.ts,
    unique_user_views_count: 3,
    unique_views_client: { desktop_views_count: 2, mobile_views_count: 1 },
    unique_user_reactions_count: 2,
  },
]);

export const stories: Stories = {
  AnalyticsScreen: () => <AnalyticsScreen />,
  CountsTable: () => <CountsTable channel="C1" days={days} texts={new Map([[message.ts, message.text]])} />,
};
