export * from "@rollcall/server/playwright";
