import { keepScheme, type Scheme } from "#core/scheme/keptScheme.ts";
import { showScheme, shownScheme } from "#core/scheme/shownScheme.ts";
import { useTenant } from "#core/tenant/TenantContext.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { HeaderSelect } from "./HeaderSelect.tsx";

const schemes: readonly { readonly value: Scheme; readonly text: string }[] = [
  { value: "device", text: "Som enheten" },
  { value: "light", text: "Lys" },
  { value: "dark", text: "Mørk" },
];

/**
 * Shows the gallery in another scheme, in brands that have a dark theme. The frames of the states are told by the
 * storage, as other tabs of the portal are.
 */
export function SchemeSwitcher() {
  const { hasDark } = useTenant();
  const shown = useStore(shownScheme);
  if (!hasDark) return undefined;
  return (
    <HeaderSelect
      label="Utseende"
      value={shown}
      options={schemes}
      onChoose={(value) => {
        const scheme = schemes.find((each) => each.value === value)?.value ?? "device";
        showScheme(scheme);
        keepScheme(scheme);
      }}
    />
  );
}
