print("before")
import sys
sys.exit(0)
print("after")
