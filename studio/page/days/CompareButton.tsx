import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { useStore } from "#ui/store/useStore.ts";
import { Toggle } from "../parts/Toggle.tsx";
import { text } from "../texts.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

/** Shows the portal before, during and after a campaign, or as usual again. */
export function CompareButton({ name }: { readonly name: string }) {
  const { comparedCampaign } = useWorkshop();
  const isOn = useStore(comparedCampaign) === name;
  return (
    <div>
      <Toggle isOn={isOn} onChange={() => comparedCampaign.set(isOn ? undefined : name)}>
        {text("campaign.compare")}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Toggle>
    </div>
  );
}
