"""Speed, side by side in one run. Figures of one run can be compared; of two, hardly."""
