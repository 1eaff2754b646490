import { useRouter } from 'expo-router';

/** One screen back; to the hall when a link led here. */
export function useBack(): () => void {
  const router = useRouter();
  return () => (router.canGoBack() ? router.back() : router.replace('/'));
}
