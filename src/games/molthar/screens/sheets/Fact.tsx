import type { ReactNode } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import { color, space, Text } from '@/ui';

/** A small heading with what it is about below. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Native style={styles.fact}>
      <Text kind="label" color={color.muted}>
        {title}
      </Text>
      {children}
    </Native>
  );
}

const styles = StyleSheet.create({ fact: { gap: space.s } });
