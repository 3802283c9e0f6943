/** The names of the drawer, and of the line below the portal, in style sheets: for what is put above them. */
export const [drawerAnchor, footAnchor] = ["--studio-drawer", "--studio-foot"] as const;
