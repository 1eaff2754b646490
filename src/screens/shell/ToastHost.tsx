import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useWords } from '@/i18n';
import { dismissNotice, runNoticeAction, useAppDispatch, useNotices } from '@/store';
import { space, Toast } from '@/ui';

/** Short messages over everything, above the buttons at the foot. */
export function ToastHost() {
  const notices = useNotices();
  const words = useWords();
  const dispatch = useAppDispatch();
  const insets = useSafeAreaInsets();
  return (
    <View style={[styles.host, { paddingBottom: insets.bottom + 92 }]} pointerEvents="box-none">
      {notices.map((notice) => (
        <Toast
          key={notice.id}
          text={words(notice.words)}
          action={
            notice.action && {
              label: words(notice.action.words),
              onPress: () => void dispatch(runNoticeAction(notice)),
            }
          }
          onDone={() => dispatch(dismissNotice(notice.id))}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  host: {
    ...StyleSheet.absoluteFill,
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.xl,
  },
});
