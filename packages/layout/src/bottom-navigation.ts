export { BottomNavigation, type BottomNavigationProps } from './bottom-navigation/BottomNavigation.tsx'
