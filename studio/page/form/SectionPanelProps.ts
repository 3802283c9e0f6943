import type { ComponentType } from "react";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import type { Environment } from "../environments.ts";

/** What a panel of its own in a section gets. */
export interface SectionPanelProps {
  readonly brand: OpenedBrand;
  readonly state: EditState;
  /** The environment whose values are edited. */
  readonly environment: Environment;
}

/** A panel of its own above the fields of a section. */
export type SectionPanel = ComponentType<SectionPanelProps>;
