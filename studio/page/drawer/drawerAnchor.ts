/** The name of the drawer in style sheets, for what is put above it. */
export const drawerAnchor = "--studio-drawer";
