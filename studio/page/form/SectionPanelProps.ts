import type { SessionState } from "../session/createSession.ts";
import type { OpenedBrand } from "../session/useSession.ts";
import type { Environment } from "./environments.ts";

/** What a panel of its own in a section gets. */
export interface SectionPanelProps {
  readonly brand: OpenedBrand;
  readonly state: SessionState;
  /** The environment whose values are edited. */
  readonly environment: Environment;
}
