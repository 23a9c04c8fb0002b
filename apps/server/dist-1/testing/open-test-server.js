export { t as openTestServer } from "../parts/open-test-server.js";
