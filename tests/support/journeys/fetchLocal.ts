import type { APIResponse, Route } from "@playwright/test";

/** Fetches what a page of this machine asks for, for a test that changes it on its way: Node does not resolve `*.localhost`. */
export function fetchLocal(route: Route): Promise<APIResponse> {
  const { host, port, pathname, search } = new URL(route.request().url());
  const url = `http://127.0.0.1:${port}${pathname}${search}`;
  return route.fetch({ url, headers: { ...route.request().headers(), host } });
}
