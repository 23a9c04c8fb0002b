export * from "@rollcall/server/vitest";
