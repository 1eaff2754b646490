import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { logo, logoWidth } from '@/ui/art/logo';

/** The name over the door; size is its type size. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <Drawing
      shapes={logo(size)}
      width={logoWidth(size)}
      height={size * 1.36}
      accessibilityLabel={useT()('common.appName')}
    />
  );
}
